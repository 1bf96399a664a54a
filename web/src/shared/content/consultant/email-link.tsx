interface Props {
  email: string;
  subject?: string | undefined;
}

/** A link to write to a person. An address that is longer than a line breaks before its '@'. */
export function EmailLink({ email, subject }: Props) {
  const at = email.lastIndexOf('@');
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <a href={`mailto:${email}${query}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  );
}
