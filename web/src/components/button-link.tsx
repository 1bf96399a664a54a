import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, type LinkProps } from 'react-router-dom';

type Props = Omit<ButtonProps<typeof Link>, 'component' | 'href'> & Pick<LinkProps, 'to'>;

/** A link to a page of the site that looks like a button. */
export function ButtonLink(props: Props) {
  return <Button component={Link} {...props} />;
}
