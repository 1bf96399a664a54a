/** Where the specification keeps the admin's session id in the browser. */
const KEY = 'adminSessionId';

// Storage throws when the visitor blocks it; a session then lasts as long as the page.
let memory: string | null = null;

/** The stored session id, or null. */
export function readSessionId(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return memory;
  }
}

export function storeSessionId(id: string): void {
  memory = id;
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Kept in memory only.
  }
}

export function removeSessionId(): void {
  memory = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Was in memory only.
  }
}
