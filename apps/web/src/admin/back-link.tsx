import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import page from './page.module.css';

/** The way from one row back to the list that it stands in. */
export function BackLink({ to, list }: { to: '/admin/clients' | '/admin/support'; list: string }) {
  return (
    <Link to={to} className={page.back}>
      <IconArrowLeft size={15} stroke={1.45} aria-hidden />
      {list}
    </Link>
  );
}
