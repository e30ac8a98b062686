import { useTranslation } from '#src/language/i18n.ts';
import { Illustration } from '#src/components/pictures/illustration.tsx';
import { Link } from '#src/components/page/link.tsx';
import { paths } from '#src/app/paths.ts';
import styles from './error-page.module.css';

/** The page of an unknown address or of an error: a sentence and the way home. */
export function ErrorPage({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <main className={styles.page}>
      <Illustration name="lighthouse" />
      <h1>{t(title)}</h1>
      <Link href={paths.login}>{t('go back home')}</Link>
    </main>
  );
}
