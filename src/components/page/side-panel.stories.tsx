import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import Button from '@mui/material/Button';
import { Avatar } from '#src/components/people/avatar.tsx';
import { BlockedMark } from '#src/components/people/blocked-mark.tsx';
import { SidePanel } from './side-panel.tsx';

const meta = {
  title: 'Page/Side panel',
  component: SidePanel,
  args: {
    isOpen: true,
    title: 'Ana Horvat',
    start: <Avatar name="Ana Horvat" size={40} />,
    below: <BlockedMark isBlocked />,
    actions: (
      <Button variant="outlined" color="inherit" size="small">
        Unblock User
      </Button>
    ),
    children: <p>What the row holds.</p>,
    onClose: fn(),
  },
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Ana Horvat' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const LongName: Story = {
  args: { title: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const header = screen.getByRole('heading', { name: /^Wolfe/ }).closest('header');
    await expect(header?.clientHeight).toBeLessThan(window.innerHeight / 4);
  },
};

/** A fact below the name is whole, and nothing lies on it. */
export const WideButtons: Story = {
  args: {
    below: <small style={{ whiteSpace: 'nowrap' }}>Registriert am 2026-11-24</small>,
    actions: ['Benutzer entsperren', 'Nachricht senden'].map((label) => (
      <Button key={label} variant="outlined" color="inherit">
        {label}
      </Button>
    )),
  },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    const [fact, cross, dialog] = [
      screen.getByText(/^Registriert/),
      screen.getByRole('button', { name: 'Close' }),
      screen.getByRole('dialog'),
    ].map((element) => element.getBoundingClientRect());
    for (const button of screen.getAllByRole('button', { name: /en$/ }))
      await expect(button.getBoundingClientRect().left).toBeGreaterThan(fact?.right ?? Infinity);
    await expect(cross?.right).toBeLessThan(dialog?.right ?? 0);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const header = screen.getByRole('heading', { name: 'Ana Horvat' }).closest('header');
    const face = header?.firstElementChild?.getBoundingClientRect();
    await expect([face?.width, face?.height]).toEqual([40, 40]);
    const { left = 0, width = 0 } = header?.getBoundingClientRect() ?? {};
    const actions = screen
      .getByRole('button', { name: 'Unblock User' })
      .parentElement?.getBoundingClientRect();
    await expect(actions?.left).toBeLessThan(left + 40);
    await expect(actions?.width).toBeGreaterThan(width / 2);
  },
};
