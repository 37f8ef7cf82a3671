// Loaded before a built shop whose clock a test moves: a message { type: 'clock', now } sets it to that instant.
const RealDate = Date;
let ahead = 0;

globalThis.Date = class MovedDate extends RealDate {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [RealDate.now() + ahead]));
  }

  static now() {
    return RealDate.now() + ahead;
  }
};

process.on('message', ({ type, now }) => {
  if (type !== 'clock') return;
  ahead = RealDate.parse(now) - RealDate.now();
  process.send?.({ type });
});
