import type { Result } from '@prepar/api-client/failure';
import { CallFailed } from './api.ts';

/** Gives the data of a call, or throws CallFailed. */
export async function unwrap<T>(call: Promise<Result<T>>): Promise<T> {
  const result = await call;
  if (result.ok) return result.data;
  throw new CallFailed(result.failure);
}
