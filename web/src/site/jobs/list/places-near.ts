import { placeNamed } from '@torque-tide/domain/places/find-place';
import { loadGazetteer } from '@torque-tide/domain/places/load-gazetteer';
import { suggestedPlaces } from '@torque-tide/domain/places/suggested-places';

/** Returns the labels of the places that somebody may be typing. @throws when places can't be loaded */
export async function suggestedLabels(typed: string): Promise<string[]> {
  return suggestedPlaces(await loadGazetteer(), typed).map(({ label }) => label);
}

/** Returns the label of the place that a text names. @throws when places can't be loaded */
export async function labelOf(text: string): Promise<string | undefined> {
  return placeNamed(await loadGazetteer(), text)?.label;
}

/**
 * Returns the label of the town nearest to the visitor. The position stays in the browser.
 *
 * @throws when the browser doesn't tell it within 10 s, or places can't be loaded
 */
export async function nearestLabel(): Promise<string> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: 10_000,
      maximumAge: 600_000,
    });
  });
  const gazetteer = await loadGazetteer();
  return gazetteer.nearest({ lat: coords.latitude, lng: coords.longitude }).label;
}
