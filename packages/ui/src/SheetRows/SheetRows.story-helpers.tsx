import { useState } from 'react';
import { fn } from 'storybook/test';
import { Monogram } from '../Monogram/Monogram.tsx';
import { Text } from '../Text/Text.tsx';
import { SheetRow, SheetRows } from './SheetRows.tsx';

export const code = (text: string) => (
  <Text as="span" size="code" tone="muted">
    {text}
  </Text>
);
export const aws = (
  <Monogram tone="orange" name="Amazon Web Services">
    AWS
  </Monogram>
);
export const azure = (
  <Monogram tone="blue" name="Microsoft Azure">
    AZ
  </Monogram>
);

export function ExamChoice({ onChoose }: { onChoose: (exam: string) => void }) {
  const [chosen, setChosen] = useState('SAA-C03');
  const exams = [
    { id: 'SAA-C03', name: 'Solutions Architect Associate', tile: aws, accuracy: '72,1%' },
    { id: 'AZ-900', name: 'Azure Fundamentals', tile: azure, accuracy: '77,8%' },
  ];
  return (
    <SheetRows>
      {exams.map(({ id, name, tile, accuracy }) => (
        <SheetRow
          key={id}
          start={tile}
          title={name}
          detail={code(id)}
          value={
            <Text as="span" size="h3" numeric>
              {accuracy}
            </Text>
          }
          isSelected={chosen === id}
          onPress={() => {
            setChosen(id);
            onChoose(id);
          }}
        />
      ))}
    </SheetRows>
  );
}

export const onChoose = fn();
