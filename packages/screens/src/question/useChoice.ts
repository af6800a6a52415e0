import { useState } from 'react';
import { answerOf } from './answer.ts';
import type { QuestionActions, SittingState } from './QuestionScreen.types.ts';
import { openQuestion } from './sittingRules.ts';

export interface Choice {
  /** Chooses these options of the open question. One too many is refused, and nothing changes. */
  choose: (letters: readonly string[]) => void;
  /** How often in a row one too many was refused. */
  refusals: number;
}

/** Choosing options, with what was refused, so that it can be told. */
export function useChoice(state: SittingState, choose: QuestionActions['choose']): Choice {
  const open = openQuestion(state);
  const questionId = open?.question.id;
  const [refused, setRefused] = useState({ questionId, times: 0 });
  const refusals = refused.questionId === questionId ? refused.times : 0;
  return {
    refusals,
    choose: (letters) => {
      const isTooMany = open !== null && letters.length > open.question.answerCount;
      setRefused({ questionId, times: isTooMany ? refusals + 1 : 0 });
      if (!isTooMany) choose(answerOf(letters));
    },
  };
}
