import { useState } from 'react';

/** A value, and once it is undefined the last one there was: what fades out must not empty before it. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
