import FormLabel from '@mui/material/FormLabel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import labels from '#schemas/labels.json' with { type: 'json' };
import { RadioCards, type RadioCard } from './radio-cards.tsx';

const policies = Object.entries(labels.cancellation).map(([code, label]): RadioCard => ({
  ...label,
  value: Number(code),
}));

function Live({ value: first, ...rest }: ComponentProps<typeof RadioCards>) {
  const [value, setValue] = useState(first);
  return (
    <>
      <FormLabel id="label">Cancellation policy</FormLabel>
      <RadioCards {...rest} aria-labelledby="label" value={value} onChange={setValue} />
    </>
  );
}

const meta = {
  title: 'Controls/Radio cards',
  component: RadioCards,
  render: (args) => <Live key={JSON.stringify(args.value)} {...args} />,
  args: { cards: policies, value: undefined, onChange: () => {} },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = {
  args: { value: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Cancellation policy' })).toBeVisible();
    const moderate = canvas.getByRole('radio', { name: 'MODERATE' });
    await expect(moderate).toBeChecked();
    await userEvent.click(moderate);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'STRICT' })).toBeChecked();
  },
};
export const WordsOnly: Story = {
  args: {
    value: 'b',
    cards: [
      { value: 'a', text: 'Full', description: 'All that was paid goes back.' },
      { value: 'b', text: 'Partial', description: 'An amount you name goes back.' },
    ],
  },
};
export const Disabled: Story = { args: { value: 1, disabled: true } };
export const Refused: Story = { args: { 'aria-invalid': true } };
