import { type ErrorBody, errorBodySchema } from '@torque-tide/contract/errors';
import { ApiError } from './api-error';

/** The error that a non-OK answer stands for. Apart from its class, which every page needs. */
export function readApiError(status: number, statusText: string, text: string): ApiError {
  return new ApiError(status, statusText, text, parseErrorBody(text));
}

function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const parsed = errorBodySchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
