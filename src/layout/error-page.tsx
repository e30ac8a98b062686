import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/i18n.ts';
import { Illustration } from '#src/components/illustration.tsx';
import { Link } from '#src/components/link.tsx';
import { paths } from '#src/paths.ts';

const Page = styled('main')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  minHeight: '100dvh',
  padding: 24,
  textAlign: 'center',
  backgroundColor: theme.vars.palette.background.default,
  '& h1': theme.typography.h1,
}));

/** The page of an unknown address or of an error: a sentence and the way home. */
export function ErrorPage({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <Page>
      <Illustration name="lighthouse" />
      <h1>{t(title)}</h1>
      <Link href={paths.login}>{t('go back home')}</Link>
    </Page>
  );
}
