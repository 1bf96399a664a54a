// The parts around a search's results, in a chunk of their own that loads with the first filter,
// and with a long list.
export { DistanceSelect } from './distance-select';
export { FollowSearch } from './follow-search';
export { PlaceOfSearch } from './place-of-search';
export { RelatedByWords } from './related-by-words';
export { SearchHindrances } from './search-hindrances';
export { TextSearch } from '@/site/jobs/texts/text-search';
