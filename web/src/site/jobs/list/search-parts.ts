// What stands beside the list of a search, in a part of its own: it comes with the first letter or choice, and
// with a long list.
export { AboveList } from './above-list';
export { DistanceSelect } from './distance-select';
export { FollowSearch } from './follow-search';
export { RelatedByWords } from './related-by-words';
export { SearchHindrances } from './search-hindrances';
export { TextSearch } from '@/site/jobs/texts/text-search';
