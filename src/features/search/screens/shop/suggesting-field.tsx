import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { SearchInput } from './search-input.tsx';

/** The header's field with suggestions, in place of the plain one that was typed into. */
export function SuggestingField({ typed }: { typed: string }) {
  const [text, setText] = useState(typed);
  const navigate = useNavigate();
  return (
    <SearchInput
      inHeader
      text={text}
      onType={setText}
      onQuery={(q) => void navigate(paths.search({ q }))}
      onCategory={(category) => void navigate(paths.search({ category }))}
    />
  );
}
