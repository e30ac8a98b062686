// §2 §5 §8 the screen of the admin accounts: what is refused, what somebody else does meanwhile, and what each role reads.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import messages from '#schemas/messages.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import type { Admin } from '#schemas/types.ts';
import { paths } from '#src/app/paths.ts';
import { admins, refreshAdmins } from '#src/stores/admins.ts';
import { forgetUnsaved } from '#src/stores/unsaved.ts';
import { expectNothingWider, lookByTouch } from '../../../.storybook/both-schemes.ts';
// Loaded before a story waits for it.
import './list.tsx';
import { outdated, reply } from '../../../.storybook/fake-server.ts';
import { sample } from '../../../.storybook/samples.ts';
import { leave, ScreenStory } from '../../../.storybook/screen-story.tsx';

const chief: Admin = {
  _id: 'chief',
  firstName: 'Ada',
  lastName: 'Chief',
  email: 'ada@staff.example',
  role: 1,
};
const rosa: Admin = {
  _id: 'rosa',
  firstName: 'Rosa',
  lastName: 'Berg',
  email: 'rosa@staff.example',
  role: 3,
};

let rows: Admin[] = [];
const changes = fn<(body: string) => unknown>();
const change = async (request: Request) => (await changes(await request.text())) ?? {};

const meta = {
  title: 'Screen parts/Admins',
  component: ScreenStory,
  args: { path: paths.admins, server: 'filled' },
  parameters: { layout: 'fullscreen', isScreen: true },
  beforeEach: () => {
    rows = [chief, { ...rosa, secondFactor: true }];
    Object.assign(admins, { state: 'idle', rows: [] });
    changes.mockReset();
    reply({ getAdmins: () => rows, addAdmin: change, updateAdmin: change, deleteAdmin: change });
    return () => {
      forgetUnsaved();
      leave();
    };
  },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const add = async () => within(await screen.findByRole('region', { name: 'Add admin' }));
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const button = (within: { getByRole: typeof screen.getByRole }, name: string): HTMLElement =>
  within.getByRole('button', { name });
const toast = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = screen.getAllByRole('alert').find(({ textContent }) => textContent.includes(text));
    if (!found) throw new Error(`Nothing says ${text}`);
    return found;
  });

/** Presses the button and expects each message at its field and as a toast. */
async function expectRefused(texts: string[]): Promise<void> {
  const form = await add();
  await userEvent.click(button(form, 'Add admin'));
  for (const text of texts) {
    await expect(await form.findByText(text)).toBeVisible();
    await toast(text);
  }
  await expect(form.getByLabelText(/^Admin Name/)).toHaveFocus();
  await expect(form.getByLabelText(/^Role/)).toHaveAccessibleDescription(/Role field must not be empty/);
  await expect(changes).not.toHaveBeenCalled();
}
/** What is wrong with a form ends with it. */
async function expectGone(text: string): Promise<void> {
  await screen.findByRole('heading', { name: /^Users/, level: 1 });
  await waitFor(() =>
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).not.toContain(text),
  );
}

const nothing = [
  'Admin Name is required.',
  'Email is required.',
  'Password is required.',
  'Role field must not be empty',
];

export const Nothing: Story = {
  name: '§5 nothing: each message at its field and as a toast, and no call',
  play: async () => {
    await card('Rosa Berg');
    await expectRefused(nothing);
    await expectNothingWider();
  },
};

export const NothingOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await card('Rosa Berg');
    await expectRefused(nothing);
    await lookByTouch(expectNothingWider);
  },
};

export const NotAccepted: Story = {
  name: '§5 what is not accepted: each message at its field and as a toast, and no call',
  play: async () => {
    const form = await add();
    await userEvent.type(form.getByLabelText(/^Admin Name/), '   ');
    await userEvent.type(form.getByLabelText(/^Email/), 'no at sign');
    await userEvent.type(form.getByLabelText(/^Password/), 'sixsix');
    await expectRefused([
      'Admin Name must not be empty or consist only of spaces.',
      'Invalid email format.',
      'Password must be longer than 6 characters.',
      'Role field must not be empty',
    ]);
    await userEvent.click(screen.getAllByRole('link', { name: 'Users' })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await expectGone('Invalid email format.');
  },
};

const askToDelete = async (): Promise<HTMLElement> => {
  await userEvent.click(button(await card('Rosa Berg'), 'Delete'));
  const question = await screen.findByRole('alertdialog');
  await waitFor(() => expect(button(within(question), 'Cancel')).toHaveFocus());
  return question;
};

export const Asked: Story = {
  play: async () => {
    await askToDelete();
    await expectNothingWider();
  },
};

export const AskedOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await askToDelete();
    await lookByTouch(expectNothingWider);
  },
};

export const DeletionFails: Story = {
  name: '§8 a deletion that does not arrive says so, and the row stays',
  play: async () => {
    changes.mockRejectedValue(new TypeError('No connection'));
    const question = await askToDelete();
    await userEvent.click(button(within(question), 'Delete'));
    await toast(messages.failure.generic);
    await expect(question).toHaveTextContent(messages.failure.generic);
    await userEvent.click(button(within(question), 'Cancel'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await card('Rosa Berg');
  },
};

export const SavedByTheKey: Story = {
  name: 'a row is saved by the key from anywhere, the empty form above is not',
  play: async () => {
    const last = (await card('Rosa Berg')).getByLabelText(/^Last Name/);
    await userEvent.clear(last);
    await userEvent.type(last, 'Key');
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await toast('Update Admin Successfully');
    await expect(screen.queryByText('Email is required.')).toBeNull();
    await expect(changes).toHaveBeenCalledOnce();
    await expect(changes.mock.lastCall?.[0]).toContain('Key');
  },
};

export const SavedBySomebodyElse: Story = {
  name: 'what somebody else saved first is shown beside one’s own, never with a password',
  play: async () => {
    const row = await card('Rosa Berg');
    await userEvent.clear(row.getByLabelText(/^Last Name/));
    await userEvent.type(row.getByLabelText(/^Last Name/), 'Mine');
    await userEvent.type(row.getByLabelText(/^New password/), 'my own secret');
    // The news of it arrives while the form is filled in: nothing typed goes.
    const theirs: Admin = { ...rosa, lastName: 'Theirs', role: 2, version: 2 };
    rows = [chief, theirs];
    changes.mockResolvedValue(outdated(theirs));
    await refreshAdmins();
    const told = await card('Rosa Theirs');
    await expect(told.getByLabelText(/^Last Name/)).toHaveValue('Mine');
    await userEvent.click(button(told, 'Save'));
    const box = await screen.findByRole('dialog', { name: /Somebody else changed this/ });
    await expect(within(box).getByRole('row', { name: 'Last Name Mine Theirs' })).toBeInTheDocument();
    await expect(within(box).getByRole('row', { name: 'Role Stays as saved Manager' })).toBeInTheDocument();
    await expect(box).not.toHaveTextContent('my own secret');
    await userEvent.click(button(within(box), 'Take the saved version'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const taken = await card('Rosa Theirs');
    await waitFor(() => expect(taken.getByLabelText(/^Last Name/)).toHaveValue('Theirs'));
    await expect(taken.getByLabelText(/^New password/)).toHaveValue('');
    await expect(screen.queryByText('Update Admin Successfully')).toBeNull();
  },
};

export const DeletedBySomebodyElse: Story = {
  name: 'what is typed into an account that somebody else deletes stays, and saving says that it is gone',
  play: async () => {
    const row = await card('Rosa Berg');
    const last = row.getByLabelText(/^Last Name/);
    await userEvent.clear(last);
    await userEvent.type(last, 'Mine');
    rows = [chief];
    await refreshAdmins();
    await expect(admins.rows).toHaveLength(1);
    await expect(last).toHaveFocus();
    await expect(last).toHaveValue('Mine');
    const gone = 'This admin does not exist any more.';
    changes.mockResolvedValue(Response.json({ flag: false, sort: 'id', error: gone }, { status: 404 }));
    await userEvent.click(button(row, 'Save'));
    await toast(gone);
    await expect(last).toHaveValue('Mine');
    // What is deleted here goes, whatever is typed.
    changes.mockResolvedValue({});
    await userEvent.click(button(row, 'Delete'));
    await userEvent.click(button(within(await screen.findByRole('alertdialog')), 'Delete'));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Rosa Berg' })).toBeNull());
  },
};

export const ForCustomerSupport: Story = {
  name: '§6 customer support sees the own row alone, and reads why nothing can be changed',
  args: { role: 3 },
  // The server names nobody else.
  beforeEach: () => void (rows = [{ ...rosa, _id: sample('admin')['_id'] as string }]),
  play: async () => {
    const own = await card('Rosa Berg');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await expect(own.getByText('This is you')).toBeVisible();
    await expect(screen.getByText(english(refusalOf('admins.list')))).toBeVisible();
    const form = await add();
    for (const dead of [button(own, 'Save'), button(own, 'Delete'), button(form, 'Add admin')]) {
      await expect(dead).toHaveAttribute('aria-disabled', 'true');
      await expect(dead).toHaveAccessibleDescription(english(refusalOf('admins.edit')));
    }
    for (const input of [own, form].map((part) => part.getByLabelText(/^Admin Name/)))
      await expect(input).toHaveAttribute('readonly');
    await expect(changes).not.toHaveBeenCalled();
  },
};

let fails = true;

export const Failing: Story = {
  name: '§8 a list that cannot be loaded says so, and Retry brings it',
  beforeEach: () => {
    fails = true;
    reply({
      getAdmins: () =>
        fails ? Response.json({ flag: false, sort: 'x', error: 'The harbour is closed.' }) : rows,
    });
  },
  play: async () => {
    await expect(await screen.findByText('The harbour is closed.')).toBeVisible();
    await expect(button(await add(), 'Add admin')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await card('Rosa Berg');
    await expect(screen.queryByText('The harbour is closed.')).toBeNull();
  },
};
