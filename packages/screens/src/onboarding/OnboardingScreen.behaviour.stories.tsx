import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onboardingStates } from './onboarding.fixtures.ts';
import { OnboardingScreen, type OnboardingScreenProps } from './OnboardingScreen.tsx';
import type { OnboardingStep } from './OnboardingScreen.types.ts';

const meta = {
  title: 'Screens/Onboarding/OnboardingScreen/Behaviour',
  tags: ['interaction', '!autodocs'],
  component: OnboardingScreen,
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  args: { state: onboardingStates.steps, actions: { next: fn(), previous: fn(), skip: fn(), start: fn() } },
} satisfies Meta<typeof OnboardingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SplashFirst: Story = {
  name: 'The splash greets, says that the tour is coming and has no buttons',
  parameters: { proves: ['ONB-01'] },
  args: { state: onboardingStates.splash },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Boas-vindas ao Prepar.');
    await expect(canvas.getByRole('status')).toHaveTextContent('Preparando um passeio de cinco passos');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Walks through the steps, as the route would. */
function Walk({ actions }: OnboardingScreenProps) {
  const [step, setStep] = useState<OnboardingStep>(1);
  const to = (target: number) => setStep(([1, 2, 3, 4, 5] as const).find((one) => one === target) ?? step);
  return (
    <OnboardingScreen
      state={{ status: 'steps', step, isFinishing: false }}
      actions={{ ...actions, next: () => to(step + 1), previous: () => to(step - 1) }}
    />
  );
}

export const ButtonsKeepTheirPlace: Story = {
  name: 'On a wide window the way on stands at the same place in every step',
  render: (args) => <Walk {...args} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const places: number[] = [];
    for (let step = 1; step < 5; step++) {
      const next = canvas.getByRole('button', { name: 'Próximo' });
      places.push(next.getBoundingClientRect().top);
      await userEvent.click(next);
    }
    places.push(canvas.getByRole('button', { name: 'Começar' }).getBoundingClientRect().top);
    await expect(places).toEqual(places.map(() => places[0]));
  },
};

export const TitleKeepsItsPlace: Story = {
  name: 'On a phone no picture of a step is higher than the others, so that the title stays where it is',
  render: (args) => <Walk {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('heading').getBoundingClientRect();
    for (let step = 2; step <= 5; step++) {
      await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }));
      await expect(Math.abs(canvas.getByRole('heading').getBoundingClientRect().top - top)).toBeLessThan(4);
    }
  },
};

/** The splash, and the first step once its button is pressed. */
function Begin({ actions }: OnboardingScreenProps) {
  const [hasBegun, begin] = useState(false);
  return (
    <>
      <OnboardingScreen
        state={hasBegun ? { status: 'steps', step: 1, isFinishing: false } : onboardingStates.splash}
        actions={actions}
      />
      <button type="button" onClick={() => begin(true)}>
        3 s
      </button>
    </>
  );
}

export const NothingJumpsAfterTheSplash: Story = {
  name: 'On a wide window the title of the first step stands where that of the splash stood',
  render: (args) => <Begin {...args} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const place = () => {
      const { left, top } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
      return [left, top + scrollY];
    };
    const before = place();
    await userEvent.click(canvas.getByRole('button', { name: '3 s' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Escolha a sua certificação.');
    await expect(place()).toEqual(before);
    await expect(canvas.getByRole('heading', { level: 1 })).toContainElement(document.activeElement as HTMLElement);
  },
};

export const FiveSteps: Story = {
  name: 'Five steps, from the certifications to intensive practice',
  parameters: { proves: ['ONB-02'] },
  render: (args) => <Walk {...args} />,
  play: async ({ canvas }) => {
    const titles = [
      'Escolha a sua certificação.',
      'Estude a prova por partes.',
      'Seus erros têm um padrão. A IA encontra.',
      'Veja o quanto falta para a prova.',
      'Pratique até ficar fácil.',
    ];
    for (const [index, title] of titles.entries()) {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      const bubbles = within(canvas.getByRole('list', { name: `Passo ${index + 1} de 5` })).getAllByRole('listitem');
      await expect(bubbles).toHaveLength(5);
      await expect(bubbles[index]).toHaveAttribute('aria-current', 'step');
      if (index < 4) await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }));
    }
  },
};

export const FirstStepButtons: Story = {
  name: 'The first step has Next and Skip, and Previous that cannot be pressed',
  parameters: { proves: ['ONB-03'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Começar' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }));
    await expect(args.actions.next).toHaveBeenCalledOnce();
  },
};

export const MiddleStepButtons: Story = {
  name: 'In between one can go back, and skipping completes the tour',
  parameters: { proves: ['ONB-03', 'ONB-05'] },
  args: { state: { ...onboardingStates.steps, step: 4 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anterior' }));
    await expect(args.actions.previous).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Pular' }));
    await expect(args.actions.skip).toHaveBeenCalledOnce();
  },
};

export const LastStepButtons: Story = {
  name: 'The last step has Previous and Start, which completes the tour',
  parameters: { proves: ['ONB-03', 'ONB-05'] },
  args: { state: { ...onboardingStates.steps, step: 5 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Anterior',
      expect.stringContaining('Começar'),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Começar' }));
    await expect(args.actions.start).toHaveBeenCalledOnce();
  },
};

export const QuoteAtTheEnd: Story = {
  name: 'The last step ends with a quote',
  parameters: { proves: ['ONB-04'] },
  render: (args) => <Walk {...args} />,
  play: async ({ canvas }) => {
    const quote = 'Um pouco de prática todo dia vale mais que uma noite em claro.';
    for (let step = 1; step < 5; step += 1) {
      await expect(canvas.queryByText(quote)).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }));
    }
    await expect(canvas.getByText(quote)).toBeVisible();
  },
};

export const OnceOnly: Story = {
  name: 'While the tour is being completed nothing can be pressed again',
  parameters: { proves: ['ONB-05'] },
  args: { state: { ...onboardingStates.steps, step: 2, isFinishing: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrindo o painel' }));
    await expect(canvas.getByRole('button', { name: 'Próximo' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    await expect(args.actions.skip).not.toHaveBeenCalled();
  },
};

export const Announced: Story = {
  name: 'The text of a new step is read out, and the focus stays on the button',
  render: (args) => <Walk {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }));
    await expect(canvas.getByRole('button', { name: 'Próximo' })).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 1 }).closest('[aria-live="polite"]')).toBeVisible();
  },
};
