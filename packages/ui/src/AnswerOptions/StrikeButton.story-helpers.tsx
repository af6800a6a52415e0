import { useState } from 'react';
import { AnswerOptions } from './AnswerOptions.tsx';
import { optionLetter } from './optionLetter.ts';
import { StrikeButton } from './StrikeButton.tsx';

const options = [
  { value: 'a', text: 'Instâncias reservadas por três anos, em número suficiente para o pico de matrículas.' },
  { value: 'b', text: 'Amazon EC2 Auto Scaling, com uma política que acompanha o uso médio de CPU.' },
  { value: 'c', text: 'Uma instância maior, trocada à mão na véspera das matrículas.' },
  { value: 'd', text: 'Verificações semanais de uso no AWS Trusted Advisor.' },
];

export interface StrikingProps {
  /** Struck out at first. */
  struck: readonly string[];
  /** Chosen at first. */
  chosen: string | null;
}

/** Options that hold their own choice and strikes. */
export function Striking({ struck, chosen }: StrikingProps) {
  const [values, setValues] = useState(struck);
  const [value, setValue] = useState(chosen);
  return (
    <>
      <p id="strike-ask">Qual recurso ajusta a capacidade à demanda?</p>
      <AnswerOptions
        labelledBy="strike-ask"
        options={options}
        value={value}
        onChange={setValue}
        strikes={{
          values,
          buttons: options.map(({ value: own }, position) => (
            <StrikeButton
              key={own}
              label={`Riscar a alternativa ${optionLetter(position)}`}
              isStruck={values.includes(own)}
              onToggle={() =>
                setValues(values.includes(own) ? values.filter((other) => other !== own) : [...values, own])
              }
            />
          )),
        }}
      />
    </>
  );
}
