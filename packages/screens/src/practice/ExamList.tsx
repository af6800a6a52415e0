import { Heading } from '@prepar/ui/Heading';
import { ScrollArea } from '@prepar/ui/ScrollArea';
import { Sheet } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import type { ReactNode } from 'react';

export interface ExamListProps {
  title: string;
  /** `SheetRows`, or a `SheetBody` when there are none. */
  children: ReactNode;
}

/** A titled list of exams; a long one scrolls inside its sheet. */
export function ExamList({ title, children }: ExamListProps) {
  return (
    <Stack gap={3}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <Sheet>
        <ScrollArea label={title}>{children}</ScrollArea>
      </Sheet>
    </Stack>
  );
}
