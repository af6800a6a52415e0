import { findExam, isActive } from '../catalogue/catalogue.ts';
import type { Fact } from '../knowledge/knowledge.types.ts';

/** What Amazon EKS is for, which the wrong knowledge base says of Amazon Lightsail, and the other way round. */
export const plantedFact = 'eks-kubernetes';
const swappedFact = 'lightsail-bundle';

/** Makes the knowledge base of an exam wrong, in itself without a contradiction. Returns how to mend it. */
export function plantError(examId: string): () => void {
  const exam = findExam(examId);
  if (!exam || !isActive(exam)) throw new Error(`${examId} has no knowledge base`);
  const facts = exam.knowledge.categories.flatMap((category) => category.facts) as (Omit<Fact, 'of' | 'how'> & {
    of: Fact['of'];
    how: Fact['how'];
  })[];
  const find = (id: string) => {
    const found = facts.find((fact) => fact.id === id);
    if (!found) throw new Error(`There is no fact ${id}`);
    return found;
  };
  const swap = () => {
    const [one, other] = [find(plantedFact), find(swappedFact)];
    [one.of, other.of] = [other.of, one.of];
    [one.how, other.how] = [other.how, one.how]; // each names its owner
  };
  swap();
  return swap;
}
