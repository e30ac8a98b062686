// One page of docs/help beside the screen that it is about.
import { styled } from '@mui/material/styles';
import { Markdown } from 'markdown-to-jsx/react';
import { useCallback, useEffect, useState } from 'react';
import { pages, type HelpPage } from 'virtual:help-pages';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { NeighboursContext } from '#src/components/page/neighbours-context.ts';
import { SidePanel } from '#src/components/page/side-panel.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { askAnew } from '#src/stores/late-answers.ts';

const Page = styled('div')({
  '& p': { marginBottom: 12 },
  '& ul': { display: 'grid', gap: 8, paddingInlineStart: 20, listStyle: 'disc' },
});

/** The page in a language, otherwise in English. */
async function read(language: string, topic: string): Promise<HelpPage | undefined> {
  const own = await pages[language]?.();
  return own?.[topic] ?? (await pages['en']?.())?.[topic];
}

export interface HelpPanelProps {
  topic: string;
  isOpen: boolean;
  onClose: () => void;
}

export function HelpPanel({ topic, isOpen, onClose }: HelpPanelProps) {
  const { t, language } = useTranslation();
  const [page, setPage] = useState<HelpPage | 'failed'>();
  const load = useCallback(() => {
    const isLast = askAnew(setPage);
    const show = (found: typeof page): void => void (isLast() && setPage(found));
    void read(language, topic).then(show, () => show('failed'));
  }, [language, topic]);
  useEffect(load, [load]);
  const retry = (): void => {
    setPage(undefined);
    load();
  };
  return (
    <NeighboursContext value={undefined}>
      <SidePanel isOpen={isOpen} title={typeof page === 'object' ? page.title : t('Help')} onClose={onClose}>
        {page === 'failed' ? (
          <ErrorState title={t('This page cannot be loaded.')} onRetry={retry} />
        ) : page === undefined ? (
          <Spinner />
        ) : (
          <Page>
            <Markdown>{page.text}</Markdown>
          </Page>
        )}
      </SidePanel>
    </NeighboursContext>
  );
}
