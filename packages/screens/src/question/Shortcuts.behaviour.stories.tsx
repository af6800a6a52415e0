import { Dialog } from '@prepar/ui/Dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, within } from 'storybook/test';
import { questionActions } from './question.story-helpers.ts';
import { answering, question, reviewed, sitting } from './question.fixtures.ts';
import { QuestionScreen } from './QuestionScreen.tsx';

const meta = {
  title: 'Screens/Question/Shortcuts',
  component: QuestionScreen,
  tags: ['interaction', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { state: answering, actions: questionActions },
} satisfies Meta<typeof QuestionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = { ...answering, selected: 'B' };

export const Choosing: Story = {
  name: 'Numbers and letters choose from anywhere on the page',
  parameters: { proves: ['QUEST-13'] },
  play: async ({ args }) => {
    await userEvent.keyboard('2');
    await expect(args.actions.choose).toHaveBeenLastCalledWith('B');
    await userEvent.keyboard('D');
    await expect(args.actions.choose).toHaveBeenLastCalledWith('D');
    await userEvent.keyboard('5e');
    await expect(args.actions.choose).toHaveBeenCalledTimes(2);
  },
};

export const ChoosingOutOfSight: Story = {
  name: 'An option that its key chooses out of sight comes into view; one in view stays where it is',
  parameters: { proves: ['QUEST-13'] },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const root = canvasElement.ownerDocument.documentElement;
    root.style.fontSize = '200%';
    try {
      const option = canvas.getByText(question.options[3]?.text ?? '');
      const seen = () => {
        const { left, top } = option.getBoundingClientRect();
        return option.contains(document.elementFromPoint(left + 4, top + 4));
      };
      window.scrollTo(0, 0);
      await expect(seen()).toBe(false);
      await userEvent.keyboard('d');
      await expect(seen()).toBe(true);
      const before = window.scrollY;
      await userEvent.keyboard('d');
      await expect(window.scrollY).toBe(before);
    } finally {
      root.style.fontSize = '';
    }
  },
};

export const Confirming: Story = {
  name: 'Enter confirms the chosen option, also from the options themselves',
  parameters: { proves: ['QUEST-05'] },
  args: { state: chosen },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.confirm).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('radio', { name: /^B/ }));
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.confirm).toHaveBeenCalledTimes(2);
  },
};

export const HeldKeys: Story = {
  name: 'A key that is held down acts once',
  parameters: { proves: ['QUEST-05'] },
  args: { state: chosen },
  play: async ({ args }) => {
    await fireEvent.keyDown(document.body, { key: 'd' });
    await fireEvent.keyDown(document.body, { key: 'd', repeat: true });
    await expect(args.actions.choose).toHaveBeenCalledTimes(1);
    await fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
    await expect(args.actions.confirm).not.toHaveBeenCalled();
  },
};

export const EnterOnAButton: Story = {
  name: 'Enter on a button presses that button and confirms nothing',
  args: { state: chosen },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Pausar estudo' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.pause).toHaveBeenCalledOnce();
    await expect(args.actions.confirm).not.toHaveBeenCalled();
  },
};

export const NewQuestion: Story = {
  name: 'N asks for a new question after the verdict, not before',
  parameters: { proves: ['QUEST-09'] },
  args: { state: reviewed },
  play: async ({ args }) => {
    await userEvent.keyboard('n');
    await expect(args.actions.newQuestion).toHaveBeenCalledOnce();
  },
};

export const NoNewQuestionBefore: Story = {
  name: 'N does nothing while a question waits for its answer',
  parameters: { proves: ['QUEST-09'] },
  args: { state: chosen },
  play: async ({ args }) => {
    await userEvent.keyboard('n');
    await expect(args.actions.newQuestion).not.toHaveBeenCalled();
  },
};

export const BelowADialog: Story = {
  name: 'No shortcut acts from a dialog of somebody else over the question',
  render: (args) => (
    <>
      <QuestionScreen {...args} />
      <Dialog title="Relatar um problema" isOpen closeLabel="Fechar" onClose={() => undefined}>
        O que está errado?
      </Dialog>
    </>
  ),
  play: async ({ args }) => {
    (await screen.findByRole('button', { name: 'Fechar' })).focus();
    await userEvent.keyboard('b');
    await expect(args.actions.choose).not.toHaveBeenCalled();
  },
};

export const InATextField: Story = {
  name: 'No shortcut acts while a text field has the focus or with a modifier',
  render: (args) => (
    <>
      <QuestionScreen {...args} />
      <input aria-label="Campo" />
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Campo' }), 'bn?');
    await expect(canvas.getByRole('textbox')).toHaveValue('bn?');
    await userEvent.click(canvas.getByRole('heading', { level: 2, name: 'Gabarito da sessão' }));
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(args.actions.choose).not.toHaveBeenCalled();
    await userEvent.keyboard('b');
    await expect(args.actions.choose).toHaveBeenCalledOnce();
  },
};

export const Help: Story = {
  name: 'The question mark opens the help, in which the shortcuts rest and can be switched off',
  args: { state: chosen },
  play: async ({ args, canvasElement }) => {
    await userEvent.keyboard('?');
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Atalhos de teclado' });
    await expect(dialog).toHaveTextContent('Marcar uma alternativa');
    await userEvent.keyboard('a');
    await expect(args.actions.choose).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Usar atalhos de teclado' }));
    await expect(args.actions.setShortcuts).toHaveBeenCalledWith(false);
  },
};

export const SwitchedOff: Story = {
  name: 'Switched off, no key acts, and the help stays within reach',
  args: { state: { ...chosen, sitting: { ...sitting, hasShortcuts: false } } },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.keyboard('a{Enter}n?');
    await expect(args.actions.choose).not.toHaveBeenCalled();
    await expect(args.actions.confirm).not.toHaveBeenCalled();
    await expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver atalhos' }));
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('switch'));
    await expect(args.actions.setShortcuts).toHaveBeenCalledWith(true);
  },
};
