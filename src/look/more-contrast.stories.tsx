/** Who asks for more contrast: what is muted is read as text is, and what frames and separates is as strong as that. */
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { lookWithMoreContrast } from '../../.storybook/both-schemes.ts';
import { Card } from '#src/components/page/card.tsx';

const meta = { title: 'Theme/More contrast' } satisfies Meta;

export default meta;

export const Framed: StoryObj = {
  render: () => (
    <Card aria-label="A person">
      <TextField label="Name" helperText="As in the passport." />
    </Card>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('textbox').parentElement as Element;
    const note = canvas.getByText('As in the passport.');
    const line = (): string => getComputedStyle(canvas.getByRole('article')).borderTopColor;
    const colors = (): string[] => [
      line(),
      getComputedStyle(frame).borderTopColor,
      getComputedStyle(note).color,
    ];
    const before = colors();
    const ink = getComputedStyle(document.body).color;
    // A frame takes its time.
    await lookWithMoreContrast(async () => {
      await waitFor(() => expect(colors().slice(1)).toEqual([ink, ink]));
      await expect(line()).not.toBe(before[0]);
    });
    await waitFor(() => expect(colors()).toEqual(before));
  },
};
