// §2 one user: the editable form, the boats owned, and Block/Unblock User.
import { calls } from '#schemas/calls.ts';
import { definition } from '#schemas/generated/forms/user.js';
import type { User } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import { Avatar } from '#src/components/people/avatar.tsx';
import { BlockedMark } from '#src/components/people/blocked-mark.tsx';
import { dayText } from '#src/components/formats/day.tsx';
import { Link } from '#src/components/page/link.tsx';
import { SidePanel } from '#src/components/page/side-panel.tsx';
import { useRowTitle } from '#src/components/page/use-row-title.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { HistoryPanel } from '#src/layout/editing/history-panel.tsx';
import { NoRowYet, useOpened } from '#src/layout/editing/opened-row.tsx';
import { EntityForm } from '#src/layout/editing/entity-form.tsx';
import { paths, rowHref } from '#src/app/paths.ts';
import { editable, openedUser, saveUser, userName } from '#src/stores/users.ts';
import { BlockButton } from './block-button.tsx';
import { OwnedBoats } from './owned-boats.tsx';

export interface UserPanelProps {
  /** Nobody is open without it. */
  id: string | undefined;
  onClose: () => void;
}

export function UserPanel({ id, onClose }: UserPanelProps) {
  const { t } = useTranslation();
  const { row: user } = useOpened(openedUser, id);
  const name = user ? userName(user) : '';
  useRowTitle(name);
  return (
    <SidePanel
      isOpen={id !== undefined}
      title={name || t('User')}
      onClose={onClose}
      {...(user
        ? {
            start: <Avatar name={name} src={imageUrl(user.avatar)} size={40} />,
            below: <Facts user={user} />,
            actions: <BlockButton key={user._id} user={user} />,
          }
        : {})}
    >
      {user ? (
        <>
          <EntityForm
            key={user._id}
            form={definition}
            row={user}
            read={editable}
            save={saveUser}
            takeNewer={openedUser.show}
            call={calls.updateUser}
            canUndo
            formKey={String(user._id)}
            layout="dialog"
          />
          <OwnedBoats user={user} />
          <HistoryPanel entity="user" id={String(user._id)} version={user.version} />
        </>
      ) : (
        <NoRowYet opened={openedUser} id={id} label="This user" />
      )}
    </SidePanel>
  );
}

function Facts({ user: { _id, block, date } }: { user: User }) {
  const { t } = useTranslation();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' }}>
      {date && (
        <small style={{ whiteSpace: 'nowrap' }}>{t('Registered {{day}}', { day: dayText(date) })}</small>
      )}
      <BlockedMark isBlocked={block} />
      <Link href={rowHref(paths.messages, _id, 'user')}>{t('Send Message')}</Link>
    </div>
  );
}
