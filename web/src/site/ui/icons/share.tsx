import { icon } from '@/shared/ui/icons/icon';

export const ShareIcon = icon(<path d="M12 15V4M8 7.5 12 3.5l4 4M6 11.5H5v9h14v-9h-1" />);
export const LinkIcon = icon(
  <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3L11.8 6.5M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2" />,
);
export const PrintIcon = icon(<path d="M7 8.5v-5h10v5M7 17H4.5V8.5h15V17H17M7.5 14h9v6.5h-9z" />);
