import { SideSheet } from '@/admin/ui/side-sheet';
import { Activity } from './activity';
import { RecentMessages } from './recent-messages';

interface Props {
  title: string;
  hasActivity: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** What was said to the user, and below it what everybody changed, in a sheet from the right. */
export function RecentPanel({ title, hasActivity, isOpen, onClose }: Props) {
  return (
    <SideSheet title={title} closeLabel="Close" isOpen={isOpen} onClose={onClose}>
      <RecentMessages onClose={onClose} />
      {hasActivity && <Activity onClose={onClose} />}
    </SideSheet>
  );
}
