/** The result of `work`, or the error of `tooLate` when it takes longer. */
export function within<Result>(milliseconds: number, work: Promise<Result>, tooLate: () => Error): Promise<Result> {
  const deadline = Promise.withResolvers<never>();
  const timer = setTimeout(() => deadline.reject(tooLate()), milliseconds);
  return Promise.race([work, deadline.promise]).finally(() => clearTimeout(timer));
}
