import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#src/language/i18n.ts';
import { Illustration } from '#src/components/pictures/illustration.tsx';
import { Link } from '#src/components/page/link.tsx';
import { paths } from '#src/app/paths.ts';

const Page = styled('main')({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  minHeight: '100dvh',
  padding: 24,
  textAlign: 'center',
});

/** The page of an unknown address or of an error: a sentence and the way home. */
export function ErrorPage({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <Page>
      <Illustration name="lighthouse" />
      <Typography variant="h1">{t(title)}</Typography>
      <Link href={paths.login}>{t('go back home')}</Link>
    </Page>
  );
}
