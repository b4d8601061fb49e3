import { telUrl } from '../../shared/navigation/tel-url.js';

interface PhoneNumberProps {
  /** The number as the content, a service or the settings write it. */
  readonly number: string;
  readonly className?: string | undefined;
}

/** A number to call: a link if it is one US number, else its text (INP-01). */
export function PhoneNumber({ number, className }: PhoneNumberProps) {
  const url = telUrl(number);
  if (url === null) return <bdi className={className}>{number}</bdi>;
  return (
    <a className={className} href={url}>
      <bdi>{number}</bdi>
    </a>
  );
}
