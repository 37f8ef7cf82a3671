const word = (source: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${source})(?![\p{L}\d])`, 'iu');
const same = (source: string) => ({ asked: word(source), said: word(source) });

/** What a question can be about beside facts, aspects of a page and topics of the shop: how it is asked, and how an answer names it. */
interface Subject {
  asked: RegExp;
  said: RegExp;
}

export const SUBJECTS: readonly Subject[] = [
  { asked: word('(?:wall |ceiling )?(?:brackets?|mounts?)'), said: word('brackets?|mounts?') },
  same('spares?'),
  same('second[- ]hand|refurbished'),
  same('weekends?|evenings?|holidays?|half[- ]term|out of hours'),
  same('insur\\w+'),
  same('risk assessments?|method statements?|rams'),
  { asked: word('train(?:s|ed|ing)?(?= (?:our|us|my|the|for|staff|included))'), said: word('training|showing staff') },
  { asked: word('rent|hire|lease'), said: word('hir(?:e|ing)|rent\\w*|leas\\w+') },
  { asked: word('deposits?'), said: word('deposits?|pay at checkout|in full') },
  { asked: word('discounts?|money off'), said: word('discounts?|reductions?|the same for|break[s ]|quote') },
  { asked: word('instagram|facebook|social media'), said: word('instagram|facebook|social|other systems|web pages?') },
  same('weather(?! ?proof)'),
  {
    asked: word('(?:booking|till|reservation|stock|payroll|membership) systems?|epos|pms|calendar|integrat\\w+'),
    said: word('other systems|tills?|calendars?|epos'),
  },
  {
    asked: word(
      '(?:manage|control|run|change|update)\\w*(?=[^.?!]*(?:from one place|centrally|remotely|all at once|from (?:my|the|our) (?:desk|office|laptop)))',
    ),
    said: word('any number of sites|from any browser|content software'),
  },
  { asked: word('total|sum'), said: /£/u },
  { asked: word('salt(?:y|water)?|sea (?:air|spray|front)'), said: word('salt\\w*|sea|marine|corro\\w+') },
  { asked: word('cut[- ]?off(?: times?)?'), said: word('ordered before|cut-off') },
  {
    asked: word('cover(?:s|ed)?(?= [^.?!]*(?:crack|broken|damage|glass|accident|surge|vandal|burn|knock))'),
    said: word('not covered'),
  },
  same('trolleys?'),
  same('player'),
  same('apk|sideload\\w*'),
  { asked: word('planning|permission|consent'), said: word('planning|permission|consent|council\\S*') },
];
