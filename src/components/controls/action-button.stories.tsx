import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitForElementToBeRemoved, within } from 'storybook/test';
import { ActionButton } from './action-button.tsx';

const meta = {
  title: 'Controls/Action button',
  component: ActionButton,
  decorators: [
    (Story) => (
      <div style={{ padding: '48px 0 0 200px' }}>
        <Story />
      </div>
    ),
  ],
  args: { children: 'Save Changes', variant: 'contained', onClick: fn() },
} satisfies Meta<typeof ActionButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.dblClick(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    const isPressed = await fireEvent.keyDown(button, { key: 'Enter', repeat: true });
    await expect(isPressed).toBe(false);
  },
};
export const Repeated: Story = {
  args: { isRepeated: true, variant: 'outlined', children: 'Next' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const Outlined: Story = { args: { variant: 'outlined', color: 'inherit' } };
export const Quiet: Story = { args: { variant: 'text' } };
export const Destructive: Story = { args: { color: 'error', children: 'Delete review' } };
export const Busy: Story = { args: { busy: true } };
export const DisabledWithReason: Story = {
  args: { disabledReason: 'Your role may not edit boats.' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('Your role may not edit boats.');
  },
};
export const TappedShortly: Story = {
  args: { disabledReason: 'Your role may not edit boats.' },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    const page = within(canvasElement.ownerDocument.body);
    // All of it at once, as a browser tells of a quick finger.
    await fireEvent.touchStart(button);
    await fireEvent.touchEnd(button);
    await fireEvent.click(button);
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Your role may not edit boats.');
    // It is read, and goes by itself.
    await waitForElementToBeRemoved(() => page.queryByRole('tooltip'), { timeout: 5000 });
  },
};

/** As when another tab has taken the step that was missing. */
export const ReasonIsGone: Story = {
  args: { disabledReason: 'The payout is not due yet.' },
  render: function ReasonIsGone(args) {
    const [isGone, setGone] = useState(false);
    const { disabledReason, ...rest } = args;
    return (
      <div onDoubleClick={() => setGone(true)}>
        <ActionButton {...rest} {...(isGone ? {} : { disabledReason })} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button');
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(button);
    await expect(await page.findByRole('tooltip')).toHaveTextContent('The payout is not due yet.');
    await fireEvent.doubleClick(button);
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    // Nor does a bubble without a word fade away.
    await new Promise((resolve) => setTimeout(resolve, 20));
    await expect(page.queryByRole('tooltip')).toBeNull();
  },
};
