/**
 * For the parts of Google's library that ask where its services are, who may use them, and for them without gRPC:
 * Firestore's client makes the first of them, and uses none.
 */
export class LocationsClient {
  close(): void {
    // It has never been open.
  }
}
