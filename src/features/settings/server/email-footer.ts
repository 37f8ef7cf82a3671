import type { Settings } from './settings.ts';

/** The company details that the law requires in business e-mails: name, address, numbers, contact. */
export function footerLines(company: Settings['company']): string[] {
  const numbers = [
    company.companyNumber && `Company number ${company.companyNumber}`,
    company.vatNumber && `VAT number ${company.vatNumber}`,
  ];
  const contact = [company.email, company.phone];
  return [[company.name, ...company.addressLines].join(', '), joined(numbers), joined(contact)].filter(Boolean);
}

function joined(parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
