import { icon, type IconProps } from './icon';

const STAR = 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z';
const PlainStar = icon(<path d={STAR} />);
const FilledStar = icon(<path d={STAR} fill="currentColor" />);

export function StarIcon({ isFilled = false, ...props }: IconProps & { isFilled?: boolean }) {
  return isFilled ? <FilledStar {...props} /> : <PlainStar {...props} />;
}

/** A drag handle. */
export const GripIcon = icon(
  <path d="M9 5v.01M15 5v.01M9 12v.01M15 12v.01M9 19v.01M15 19v.01" strokeWidth="3" />,
);
export const PencilIcon = icon(
  <path d="M4.5 19.5 5.4 15 15.6 4.8a2 2 0 0 1 2.8 0l.8.8a2 2 0 0 1 0 2.8L9 18.6zM13.8 6.6l3.6 3.6" />,
);
export const BinIcon = icon(
  <path d="M4.5 6.5h15M9.5 6.5V4.5h5v2M6.5 6.5l.8 13h9.4l.8-13M10.2 10.5v5.5M13.8 10.5v5.5" />,
);

/** Earlier messages. */
export const BellIcon = icon(
  <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.2a2.2 2.2 0 0 0 4 0" />,
);
export const PersonIcon = icon(
  <path d="M12 12.2a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8M4.8 19.8a7.2 7.2 0 0 1 14.4 0" />,
);
export const LogOutIcon = icon(<path d="M13.5 4.5h-8v15h8M10 12h10M16.5 8l4 4-4 4" />);
export const EyeIcon = icon(
  <>
    <path d="M2.8 12S6.2 5.8 12 5.8 21.2 12 21.2 12 17.8 18.2 12 18.2 2.8 12 2.8 12z" />
    <circle cx="12" cy="12" r="2.7" />
  </>,
);

export const EyeOffIcon = icon(
  <>
    <path d="M2.8 12S6.2 5.8 12 5.8 21.2 12 21.2 12 17.8 18.2 12 18.2 2.8 12 2.8 12z" />
    <path d="m4.5 4.5 15 15" />
  </>,
);
