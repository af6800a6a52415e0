import { Disclosure } from '@prepar/ui/Disclosure';
import { Link } from '@prepar/ui/Link';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { Table, type TableColumn } from '@prepar/ui/Table';
import { Text } from '@prepar/ui/Text';
import { conditions, readConditions, readProofs, type ShownConditions, type StoryEntry } from './readStories.ts';

export interface ScreenIndexProps {
  entries: readonly StoryEntry[];
  /** What each requirement asks, by its id. */
  requirements: ReadonlyMap<string, string>;
}

/** Every screen with the stories that show it in each condition, and with the requirements that its stories prove. */
export function ScreenIndex({ entries, requirements }: ScreenIndexProps) {
  const proved = readProofs(entries).map(({ screen, proofs }) => ({
    screen,
    rows: proofs.map(([id, stories]) => ({ id, text: requirements.get(id) ?? '', stories })),
  }));
  return (
    <Stack gap="sheets">
      <Sheet title="Conditions" subtitle="A cell is empty where the condition cannot occur.">
        <Table
          label="Conditions of every screen"
          rows={readConditions(entries)}
          rowKey={({ title }) => title}
          columns={conditionColumns}
        />
      </Sheet>
      <Sheet title="Requirements" subtitle="Each with the stories that prove it.">
        <SheetBody>
          {proved.map(({ screen, rows }) => (
            <Disclosure key={screen} title={`${screen}: ${rows.length}`}>
              <Table
                label={`Requirements of ${screen}`}
                density="compact"
                rows={rows}
                rowKey={({ id }) => id}
                columns={proofColumns}
              />
            </Disclosure>
          ))}
        </SheetBody>
      </Sheet>
    </Stack>
  );
}

const conditionColumns: TableColumn<ShownConditions>[] = [
  {
    id: 'screen',
    header: 'Screen',
    isRowHeader: true,
    cell: ({ title }) => (
      <Text as="strong" size="body-s" weight="strong">
        {title}
      </Text>
    ),
  },
  ...conditions.map((condition) => ({
    id: condition,
    header: condition,
    cell: ({ shown }: ShownConditions) => <StoryLinks stories={shown[condition]} />,
  })),
];

const proofColumns: TableColumn<{ id: string; text: string; stories: StoryEntry[] }>[] = [
  {
    id: 'id',
    header: 'Id',
    isRowHeader: true,
    cell: ({ id }) => (
      <Text as="span" size="code" wrap="none">
        {id}
      </Text>
    ),
  },
  { id: 'text', header: 'Requirement', cell: ({ text }) => text },
  { id: 'stories', header: 'Stories', cell: ({ stories }) => <StoryLinks stories={stories} /> },
];

function StoryLinks({ stories }: { stories: readonly StoryEntry[] }) {
  return (
    <Stack gap={1}>
      {stories.map(({ id, name }) => (
        <Link key={id} href={`./?path=/story/${id}`} newTabLabel="opens in a new tab">
          {name}
        </Link>
      ))}
    </Stack>
  );
}
