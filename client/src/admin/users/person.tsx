import { OneLine } from '../shared/lists/one-line';

interface PersonProps {
  name: string;
  email: string;
}

export const Person = ({ name, email }: PersonProps) => (
  <>
    <OneLine title={name}>
      <b>{name}</b>
    </OneLine>
    <OneLine isBelow title={email}>
      {email}
    </OneLine>
  </>
);

export const PersonInCard = ({ name, email }: PersonProps) => (
  <>
    {name}
    <br />
    <small className="muted">{email}</small>
  </>
);
