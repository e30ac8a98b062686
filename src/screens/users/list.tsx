// §2 Users Overview: the table; a row opens the user.
import type { ComponentType } from 'react';
import { definition as table } from '#schemas/generated/tables/users.js';
import type { User } from '#schemas/types.ts';
import { BlockedMark } from '#src/components/people/blocked-mark.tsx';
import { useOpenedRow } from '#src/layout/lists/list-address.ts';
import { ListPage } from '#src/layout/lists/list-page.tsx';
import { useLoadedSoon, WhenOpen } from '#src/components/page/when-open.tsx';
import { userList } from '#src/stores/users.ts';
import { leaveWith } from '#src/stores/unsaved.ts';
import type { UserPanelProps } from './user-panel.tsx';

const load = (): Promise<ComponentType<UserPanelProps>> =>
  import('./user-panel.tsx').then(({ UserPanel }) => UserPanel);

const mark = ({ block }: User) => <BlockedMark isBlocked={block} />;

const loadBulk = () => import('./bulk.ts').then(({ bulk }) => bulk);

export function Users() {
  const [id, open] = useOpenedRow();
  useLoadedSoon(load);
  return (
    <>
      <ListPage table={table} list={userList} mark={mark} bulk={loadBulk} />
      <WhenOpen
        load={load}
        isOpen={id !== undefined}
        props={{ id, onClose: () => leaveWith(() => open(undefined)) }}
      />
    </>
  );
}

Users.begin = userList.begin;
