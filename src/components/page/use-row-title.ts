import { useEffect } from 'react';
import { useTranslation } from '#src/language/i18n.ts';

/**
 * Puts the row that is looked at before the title of the window, so that windows and their history are told apart.
 * @param name none while it is not known
 */
export function useRowTitle(name: string | undefined): void {
  // In another language the screen has another title, and the row is put before that.
  const { language } = useTranslation();
  useEffect(() => {
    if (!name) return;
    const start = `${name} · `;
    document.title = start + document.title;
    return () => {
      document.title = document.title.replace(start, '');
    };
  }, [name, language]);
}
