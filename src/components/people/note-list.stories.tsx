import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoteList } from './note-list.tsx';

const meta = { title: 'People/Note list', component: NoteList } satisfies Meta<typeof NoteList>;

export default meta;

export const Notes: StoryObj<typeof meta> = {
  args: {
    notes: [
      {
        number: 2,
        at: '2026-04-18T09:30:00.000Z',
        who: 'Ana Horvat',
        text: '@Lorenzo please look.\nThe licence is old.',
      },
      { number: 1, at: '2026-04-17T09:30:00.000Z', who: 'Lorenzo Ferrari', text: 'The host called.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
