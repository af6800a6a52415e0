// How well simulated learners who forget answer what is due for review. Fails under 85 %.
import { forgettings, leastShare, reviewFacts, shareOf } from '../src/reviews/simulation.ts';

const facts = 5000;
const days = 180;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);

console.log(`${facts} facts missed once, ${days} days, each reviewed on the day it is due\n`);
console.log(`${'memory'.padEnd(12)}    1st     2nd     3rd     4th    later      all   reviews a fact`);
const shares = forgettings.map((law) => {
  const outcome = reviewFacts(law, facts, days, 'reviews');
  const cells = outcome.rounds.map((round) => percent(shareOf(round))).join('');
  console.log(
    `${law.name.padEnd(12)}${cells}${percent(shareOf(outcome))}${(outcome.asked / facts).toFixed(1).padStart(12)}`,
  );
  return shareOf(outcome);
});
const isMet = shares.every((share) => share >= leastShare);
console.log(`\nAt least ${percent(leastShare).trim()} right: ${isMet ? 'met' : 'not met'}`);
process.exitCode = isMet ? 0 : 1;
