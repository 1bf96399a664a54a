// What a search needs beyond the specified filters, in a part of its own.
export { searchJobs } from '@torque-tide/domain/jobs/search-jobs';
export { loadGazetteer } from '@torque-tide/domain/places/load-gazetteer';
export { labelOf, nearestLabel, suggestedLabels } from './places-near';
