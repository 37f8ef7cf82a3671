/** Common English words that name no product; one letter may separate them from a word of the trade ('song' and 'long'). */
export const COMMON_WORDS: readonly string[] = `
  about above across after again against ago all allow almost alone along already also although always am among another anybody
  anyone anything anyway anywhere around ask asked asking away back bad beach because been before began behind being below best better
  between beyond bit both bought bring brings brought busy but buyer call called came care cared cares cannot cant carry catch change changed changes
  clearly close come comes coming could couldnt day days did didnt does doesnt doing done dont down during each early easily
  either else end enough even ever every everybody everyone everything everywhere far fade fades fast feel feels few fill film films find
  first five follow found four full gave gets getting give given gives giving glad go goes going gone got grand great ground grow guess had
  half happen happy hard has hasnt havent having he hear heard heavy hello help helps her here hers herself hi high him himself his
  hold holds home hope hour hours how however hundred idea if important inside instead into isnt its itself keep keeps kept kind knew
  know known knows last late later launch launches least leave left less let lets likely little live long longer look looked looks lot lots
  love low made main make makes making many maybe mean means meant meet middle might mind mine minute minutes moment money month months
  more morning most move moves much must my myself name near nearly never next nice night nobody none noon nor not nothing now
  number often oh ok old once only onto open opened opens other others ours ourselves out outer over own part parts pass past
  pay people perhaps person place places played plays possible pretty probably problem pull push put puts quick quickly quiet quite
  rather reach ready real really reason remember rest run running runs sad said same sat saw say saying says second see seeing seem
  seems seen self sell sells send sent set seven several shall she should shouldnt shown shows side since sit sits six
  slow soft somebody someone sometimes somewhere song songs soon sort speak spend start started starts stay stays still stock stop stops
  story such suggest suit suits sure take taken takes taking talk tell tells ten than thank thanks their theirs them themselves then
  these they thing things think third those though thought thousand three through tidy till times today together told tomorrow
  tonight too took toward tried tries true try trying turn turned turns twice two under understand until up upon us used useful
  usually very walk walking was wasnt way ways week weeks went were werent whatever when whenever where whether while who whole
  whom whose why wish within without wont word words world worse worth wouldnt write written wrong year years yes yesterday yet
  young yours yourself thin thick throw draw visit visiting pass passing
`
  .split(/\s+/)
  .filter(Boolean);
