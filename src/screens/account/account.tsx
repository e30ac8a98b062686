// Ours: what admins set for themselves. Before another server it is what this browser remembers, and nothing else.
import { styled } from '@mui/material/styles';
import { useSnapshot } from 'valtio';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useOffered } from '#src/layout/use-offered.ts';
import { demandsFactor } from '#src/stores/permissions.ts';
import { session } from '#src/stores/session.ts';
import { OwnName } from './name.tsx';
import { OwnPassword } from './password.tsx';
import { OwnPicture } from './picture.tsx';
import { Preferences } from './preferences.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';
import { SignIns } from './sign-ins.tsx';

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(380px, 100%), 1fr))',
  alignItems: 'start',
  gap: 16,
  '& > div': { display: 'grid', gap: 16, minWidth: 0 },
});

export function MyAccount() {
  const { t } = useTranslation();
  const { admin } = useSnapshot(session) as typeof session;
  const isKept = useOffered('account');
  const isFactorOffered = useOffered('secondFactor');
  const factor = isFactorOffered && admin && <SecondFactor admin={admin} />;
  const isLocked = isFactorOffered && demandsFactor(admin?.role) && !admin?.secondFactor;
  return (
    <>
      <PageHeader title={t('My account')} {...(admin?.email ? { description: admin.email } : {})} />
      {isLocked ? (
        factor
      ) : (
        <Parts>
          <div>
            {isKept && admin && <OwnName admin={admin} />}
            <Preferences />
            {isKept && <OwnPassword />}
            {factor}
          </div>
          {isKept && (
            <div>
              <OwnPicture />
              <Sessions />
              <SignIns />
            </div>
          )}
        </Parts>
      )}
    </>
  );
}
