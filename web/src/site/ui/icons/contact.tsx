import { icon } from '@/shared/ui/icons/icon';

export const MailIcon = icon(
  <>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
    <path d="m4.5 7.5 7.5 5.5 7.5-5.5" />
  </>,
);

export const PhoneIcon = icon(
  <path d="M8.5 4.5 5.6 5.2c-.7.2-1.1.8-1.1 1.5.3 6.9 5.9 12.5 12.8 12.8.7 0 1.3-.4 1.5-1.1l.7-2.9-4-2-1.9 1.9a10.5 10.5 0 0 1-5-5L10.5 8.5z" />,
);
export const LinkedInIcon = icon(
  <>
    <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
    <path d="M8 10.5v6M8 7.6v.1M12 16.5v-6M12 13c0-1.6 1-2.5 2.2-2.5s1.8.9 1.8 2.3v3.7" />
  </>,
);

export const CvIcon = icon(
  <>
    <path d="M6.5 3.5h7.5l4 4v11a2 2 0 0 1-2 2h-9.5a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2z" />
    <path d="M8.5 10.5h6M8.5 13.5h6M8.5 16.5h3.5" />
  </>,
);
