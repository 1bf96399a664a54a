import { placeNamed, suggestedPlaces } from '@torque-tide/domain/places/find-place';
import { loadGazetteer } from '@torque-tide/domain/places/gazetteer';

// Everything a search needs beyond the specified filters, in a chunk of its own.
export { searchJobs } from '@torque-tide/domain/jobs/search-jobs';
export { loadGazetteer } from '@torque-tide/domain/places/gazetteer';

/**
 * Returns the labels of places that a visitor may be typing. @throws if the gazetteer can't be
 * loaded
 */
export async function suggestedLabels(typed: string): Promise<string[]> {
  return suggestedPlaces(await loadGazetteer(), typed).map(({ label }) => label);
}

/** Returns the label of the place that a text names. @throws if the gazetteer can't be loaded */
export async function labelOf(text: string): Promise<string | undefined> {
  return placeNamed(await loadGazetteer(), text)?.label;
}

/**
 * Returns the label of the town nearest to the visitor. The position stays in the browser.
 *
 * @throws if the browser gives no position within 10 s, or the gazetteer can't be loaded
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
