import { expect, test } from 'vitest';
import { drawTargets } from '../choose.ts';
import { engineFor } from '../engine.ts';
import { random } from '../random.ts';
import { trueStatement } from './true-statement.ts';

test('a statement describes a service: what several meet as a requirement is neither right nor wrong', () => {
  const { knowledge } = engineFor('clf-c02');
  const candidates = trueStatement.candidates(knowledge);
  const chance = random('statements');
  for (const candidate of chance.sample(candidates, 100)) {
    const [skin] = knowledge.base.skins;
    if (!skin) throw new Error('There is no skin.');
    const means = { random: chance, targets: drawTargets(chance), strictness: 'none' as const };
    const draft = trueStatement.draft(candidate, {
      knowledge,
      skin,
      isNew: () => true,
      isRested: () => true,
      backdrop: () => null,
      ...means,
    });
    const facts = [...(draft?.right ?? []), ...(draft?.wrong ?? [])].flatMap(({ subject }) =>
      subject.kind === 'fact' ? knowledge.fact(subject.id).kind : [],
    );
    expect(facts).not.toContain('trait');
  }
});
