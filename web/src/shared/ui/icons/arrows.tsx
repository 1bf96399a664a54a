import { icon } from './icon';

export const ArrowRightIcon = icon(<path d="M4.5 12h15M13.5 6l6 6-6 6" />);
export const ArrowLeftIcon = icon(<path d="M19.5 12h-15M10.5 6l-6 6 6 6" />);

/** For links to other sites or a new tab. */
export const ArrowOutIcon = icon(<path d="M7 17 17 7M8.5 7H17v8.5" />);
export const ChevronDownIcon = icon(<path d="m6 9.5 6 6 6-6" />);
