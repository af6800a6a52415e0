/** Whom the programme is for, in the order of the page. */
export const partnerTypes = ['schools', 'companies', 'mentors', 'influencers'] as const;
export type PartnerType = (typeof partnerTypes)[number];

/** An invented partner. */
export interface SampleProfile {
  type: PartnerType;
  name: string;
  initials: string;
  people: number;
  credits: number;
}

/** Stands in the hero. */
export const sampleSchool: SampleProfile = {
  type: 'schools',
  name: 'Faculdade Taubira',
  initials: 'FT',
  people: 128,
  credits: 6400,
};

/** One for each of the other types. */
export const sampleProfiles: readonly SampleProfile[] = [
  { type: 'companies', name: 'Sertão Sistemas', initials: 'SS', people: 42, credits: 4200 },
  { type: 'mentors', name: 'Rosa Batista', initials: 'RB', people: 12, credits: 600 },
  { type: 'influencers', name: 'Café na Nuvem', initials: 'CN', people: 250, credits: 5000 },
];
