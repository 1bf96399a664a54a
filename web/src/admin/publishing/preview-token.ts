import { PREVIEW_TOKEN_BYTES } from '@torque-tide/contract/previews';
import { previewPath } from '@torque-tide/domain/paths';

/** A token that nobody can guess, as the address has it. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(PREVIEW_TOKEN_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** What the server is told of a token: nobody finds the token by it. */
export async function hashOfToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The whole address that shows what the token is for. */
export function previewUrl(token: string): string {
  return `${window.location.origin}${previewPath(token)}`;
}
