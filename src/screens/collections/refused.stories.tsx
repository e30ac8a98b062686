/** A collection, and what its rows refer to, before a role that may not see it. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { permissions } from '#schemas/permissions.ts';
import type { Permission } from '#schemas/types.ts';
import { leave, ScreenStory } from '../../../.storybook/screen-story.tsx';

/** Leaves a right to those with full access, as the files of a product owner may. */
function keepForChief(permission: Permission): () => void {
  const { roles } = permissions[permission];
  Object.assign(permissions[permission], { roles: [1] });
  return () => {
    Object.assign(permissions[permission], { roles });
    leave();
  };
}

const meta = {
  title: 'Screen parts/Collections/Refused',
  component: ScreenStory,
  parameters: { isScreen: true },
  args: { path: '/home/collections/incident', server: 'filled', role: 3 },
} satisfies Meta<typeof ScreenStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Screen: Story = {
  beforeEach: () => keepForChief('incident.read'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
    await expect(canvas.getByText('Only admins with full access may read Incidents.')).toBeVisible();
    // Nothing is offered that would be refused.
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  },
};

/** What a row refers to stays as it is, and is neither chosen anew nor led to. */
export const Reference: Story = {
  args: { row: '1' },
  beforeEach: () => keepForChief('bookings.read'),
  play: async ({ canvasElement }) => {
    const field = await waitFor(() => {
      const found = canvasElement.ownerDocument.querySelector<HTMLInputElement>('input[name="booking"]');
      if (!found) throw new Error('The form is not there yet.');
      return found;
    });
    await expect(field).toBeDisabled();
    await expect(field).not.toHaveValue('');
    const { parentElement: panel } = field.closest('form') ?? field;
    await expect(panel).toHaveTextContent('Only admins with full access may read bookings.');
    await expect(panel).not.toHaveTextContent('Look at');
    // Before axe looks at them: they are drawn last.
    const picture = within(await screen.findByRole('region', { name: 'Picture 1' })).getByRole('img');
    await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
  },
};
