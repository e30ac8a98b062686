import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Translations } from './translations.tsx';

const lackingTexts = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ text: `Text ${at + 10}`, languages: ['de', 'it'] }));

const meta = {
  title: 'Screen parts/Workshop/Translations',
  component: Translations,
  args: { lacking: lackingTexts(2), translations: {}, translate: fn(), isWaiting: false },
} satisfies Meta<typeof Translations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByText(/^and/)).toBeNull();
  },
};

export const Many: Story = {
  name: 'of more texts than can be looked through it is said how many are not shown yet',
  args: { lacking: lackingTexts(43), translations: { de: { 'Text 10': 'Text zehn' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(40);
    await expect(canvas.getByText('and 3 more')).toBeVisible();
  },
};
