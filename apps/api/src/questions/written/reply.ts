import { z } from 'zod';

/** A question as a model is to give it. Lengths are judged afterwards: not every server takes them in a schema. */
export const replySchema = z.object({
  situation: z.string(),
  question: z.string(),
  options: z.array(z.object({ service: z.string(), reason: z.string() })),
  correct: z.string(),
  explanation: z.string(),
});

export type WrittenReply = z.infer<typeof replySchema>;

/** The letters of what somebody who does not know the key holds for right. */
export const solutionSchema = z.object({ right: z.array(z.string()) });
