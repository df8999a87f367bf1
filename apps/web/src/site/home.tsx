import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Features } from './features.tsx';
import { Hero } from './hero/hero.tsx';
import { Plans } from './plans.tsx';

/** The first page. `?section=features|plans` goes straight to that part of it. */
export function Home() {
  const { section } = useSearch({ from: '/marketing/' });
  useEffect(() => {
    if (section === undefined) return;
    // After the router has put the page where it was, or at its top.
    const frame = requestAnimationFrame(() => document.getElementById(section)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [section]);
  return (
    <>
      <Hero />
      <Features />
      <Plans />
    </>
  );
}
