// swift-format-ignore-file
// Made by scripts/compile-texts.py from Catalogues; edit those.
import Texts

extension Language {
  /// The lines of English.
  static let englishLines: StaticString = #"""
football-gather-texts b016009d73a78921 en
10111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.	,	1
Sun	Mon	Tue	Wed	Thu	Fri	Sat
Jan	Feb	Mar	Apr	May	Jun	Jul	Aug	Sep	Oct	Nov	Dec
AM	PM
%a, %d %b %Y, %T	%a %d %b, %T	%a, %d %b %Y	%H:%M	%I:%M %p	%I %p	%d %b
%a, %b %d, %Y, %T	%a, %b %d, %T	%a, %b %d, %Y	%H:%M	%I:%M %p	%I %p	%b %d
 and 	, 	 and 
#%
	
Password and devices
Where you are logged in
Unknown device
This device
Last used {0}
Log out there
Log out everywhere else
Loading…
Try again
Change password
Changing…
Current password
New password
Show passwords
Password changed. You are logged out everywhere else, and any earlier recovery code no longer works.
Delete account
Deleting…
Permanently deletes the account and everything it saved online. Players and gathers stay on this device; other devices are logged out.
Add a name and password
You now log in as {0}.
This phone was removed from the group, or the group was deleted. Players and gathers are now only on this device.
Account deleted. Players and gathers are now only on this device.
Enter the current password and a new one.
The group was given a name on another phone. Log in with that name.
This phone joined less than a day ago. Do this on the phone that created the group, or wait until tomorrow.
The password is wrong. Check it and try again.
No connection to the server. Try again when you are back online.
This device’s login has expired. Log in again first.
Add player
Add
{0} was added.
Just added
Remove {0}
Paste a list
Paste your list
List of names
1. Ann␤2) Ben␤✅ Cem, Dan
Paste it from a chat, a note or a table. Numbers, bullets and emoji are ignored.
The names are read as soon as the app has finished loading.
{0} name found	{0} names found
Only the first {0} name is read.	Only the first {0} names are read.
Already on the list
{0} is already on the list. Tap “Add” to add another person with this name.
Listed twice: a different person?
Archived – will be brought back
Perhaps a heading
Perhaps a date
Perhaps a place
Perhaps a price
Perhaps a note
Perhaps an address
Whoever wrote the list
Reserve
Maybe
Said no
No answer
Left out
One person?
Two people?
One person: {0}
Edit text
Change {0}
Add a guest of {0}
Split: {0}
Join with {0}
Leave out
Add players
Add {0} player	Add {0} players
{0} added
{0} player added	{0} players added
Add {0}
Rename a player to {0}
Edit a player
Delete a player
Restore a player
Bring back a player
Set a level
Add a rule for teams
Name the group
Remove a rule for teams
A player leaves
Rename a team
End a gather
Reopen a gather
Correct the end
Restore a gather
Leave a gather out of the levels
Count a gather for the levels
Start the next game
Set who plays next
Start the clock
Pause the clock
Take back the end of a period
End a period
Reset the clock
Record who scored
Change the minute of a goal
Take back a goal
Count two goals as two
Name a scorekeeper
Create a link
Turn off a link
Choose how names are shown
Set the time zone
Plan a game
Change a planned game
Cancel the game
Undo the cancellation of a game
Answer for {0}
Change a person’s guests
Decide on a place
Plan a series of games
Change a series of games
End a series of games
Choose who answers for a person
“{0}” was not saved: {1}
It already exists.
There is no such player.
The player was deleted on another device.
A group can have at most {0} player.	A group can have at most {0} players.
There is no such gather.
The gather was deleted on another device.
A group can have at most {0} gather.	A group can have at most {0} gathers.
A player can be in a gather only once.
A gather can have at most {0} player.	A gather can have at most {0} players.
A team can have at most {0} goal.	A team can have at most {0} goals.
A gather can have at most {0} link.	A gather can have at most {0} links.
A group can have at most {0} rule for teams.	A group can have at most {0} rules for teams.
At most {0} person can keep score of a gather.	At most {0} people can keep score of a gather.
A gather can have at most {0} game.	A gather can have at most {0} games.
There is no such game.
That team is not playing.
There is no such planned game.
No more games can be planned until some are over.
No more people can answer for this game.
A group can have at most {0} reply link.	A group can have at most {0} reply links.
It has since been changed on another device.
{0} min left
Less than 1 min left
Last news from the pitch
No news from the pitch
{0} {1} {2} · {3}
This link does not work
It was turned off, or part of it is missing. Ask the person who sent it for a new one.
This match is long over
Links work for 30 days after the match. The person who shared this one still has the result.
This season is long over
Links work for 60 days after the season or its last match. The person who shared this one still has the table.
The server is busy
This page will try again in a moment.
Too many invalid links
They were opened from your network. This page will try again within 15 minutes.
Football Gather: teams, time and score for your own match
Next game
Who plays?
Games
Table
Team
Played
Won
Drawn
Lost
Points
{0} point, goals {1}	{0} points, goals {1}
P
W
D
L
G
Pts
Who plays next
Take back this game
now
Game taken back
{0} game	{0} games
{0} {1} {2}
{0} · rests
Start {0}
Winner stays, at most {0}×
All play each other
Gather in progress
Start
Pause
Resume
Set time
Reset clock
A new countdown starts from this time.
Minutes
Seconds
End gather
Enter 0 to 99 minutes and 0 to 59 seconds, but not 0:00.
Gather not found
It was deleted, or the link belongs to another account.
This gather has ended. Goals can still be corrected.
These players already have a gather in progress.
{0} min
{0} plus
{0} minus
Goal for {0}
Goal for {0} taken back
This resets the clock to {0}. The score stays.
{1} · until {0}
Count up
Scoreboard
Locked: taps do nothing.
Unlock
Back to the gather
Past gathers
No gathers yet
Select players and start one. Its result will appear here.
In progress
Delete gather
Delete this gather with its score and teams?
Gather deleted
Started
Goals
1st
2nd
1st
2nd
3rd
{0}th
{1} {0}
Today {0}
Yesterday {0}
today {0}
yesterday {0}
No goals
Ask who’s in, pick teams, run the clock and keep every result when you play football with friends, even with no signal.
Help
A match day
Add the players, one by one or as a pasted list.
Tap “New gather”: who usually plays stands in teams. Change who is there under “Who plays”.
Start the clock, and tap + for each goal.
End the gather. Its result stays in “Past gathers” and counts as one match in “Season”.
With a keyboard
Space
Backspace
Goal for the left team
Goal for the right team
Start or pause the clock
Undo
Cancel a selection or correction
Privacy
Everything you enter stays on this device until you share a link or create an account. After that it is also stored on the server, whose operator can read everything except the password. There are no adverts, no tracking and no connections to other sites.
About
Version {0}. Free software under the MIT licence; the server’s operator has the source.
Home screen
Install the app
Not now
Installed as an app, it opens from the home screen and keeps your data safer.
Your data is safer in the installed app: tap Share, then “Add to Home Screen”.
I used this before
Code from my other phone
Recovery code
Second phone
Join
Joining…
Continue
Looking for your group…
On the other phone, open Settings, “Second phone”, and type the ten characters it shows here. You can also enter a recovery code.
Enter the 20 characters you wrote down. They restore the whole group on this phone.
Using the home-screen app? Type these ten characters there: {0}
A group of {0} player on {1}.	A group of {0} players on {1}.
The group of {0} with {1} player on {2}.	The group of {0} with {1} players on {2}.
That isn’t a valid code. Check each character.
This code does not exist here. Check it, or make a new one.
This code has already been used. Make a new one on the other phone.
This code has expired. Make a new one on the other phone.
Too many wrong codes. Wait an hour and try again.
Data on this phone
This phone has a group with {0} player. It is not merged with the other group unless you choose to. What should happen to it?	This phone has a group with {0} players. It is not merged with the other group unless you choose to. What should happen to it?
Give it a name and password
Keep it as a file
Remove it from this phone
Add it to the account
It is erased from this phone once the other group is here.
With a name and a password you can log in anywhere. Players, results and links stay as they are.
Adding…
Phones with this group
Remove
Another phone can join with a QR code or ten characters and keep score right away.
Show the code
New code
Scan it with the other phone’s camera, or type the code there under “I used this before”. It works once, for ten minutes.
Code for the second phone
Or open this address there
QR code for the second phone
Making a code…
{0} has joined.
It restores the group when no phone has it any more. A new code replaces the previous one.
Make a recovery code
Write it down or take a picture of it. It is shown only once.
Remove from this phone
The other phones keep the group. It is erased here.
Permanently deletes everything saved online; links stop working. Players and gathers stay on this phone.
If you lose this phone
Links in chats keep working, and people with a scoring link can keep scoring. A name and password, a second phone or a recovery code gets your group back; without one of them, only the person who runs the server can help. All three are in the settings once you have shared something.
Fair teams
Comparing splits…
Another
Show levels
Hide levels
Hidden
Level
From results
Leave out of levels
Count for levels
Does not count for levels
Counts for levels
{0}, set by you
{0} ± {1}, an estimate
{0} ± {1}, from skill
{0} ± {1}, {2} match	{0} ± {1}, {2} matches
Fair teams made
Nothing is known about these players yet, so the teams are random. They will get fairer after a match or two.
At most {0} from the best possible split.
The only possible split.
No split is closer.
The best of {0} split.	The best of {0} splits.
The best of {0} splits; {1} more is as good.	The best of {0} splits; {1} more are as good.
{0} apart; the best is {1}.
Swap {0} and {1} ({2} apart)
Move {0} to {1} ({2} apart)
Even. {0} : {1}
{0} {1|%} · {2} {3|%}
{0} would win {1} to {2|%} of matches like this. A draw counts as half.
Estimates only, too few results: {0}.
Together: {0}.
Apart: {0}.
Rules
Rules for teams
Together
Apart
Choose players to keep together, keep apart or put in a certain team.
In {0}
In {1}: {0}.
Rule removed
Remove: {0}
Not met: {0}
Even out: {0} ↔ {1}
{0} and {1} swapped
Both together and apart: {0}.
Apart, but together through {0}: {1}.
Together, but in different teams: {0}, {1}.
Apart, but in the same team: {0}, {1}.
There are not enough teams to keep these players apart: {0}.
The rules for these players contradict each other: {0}.
There are too many possibilities to work out.
No teams satisfy these rules.
Follow link
Anyone with the link can see the score, clock, goals and teams, without an account.
Copy
Show QR code
QR code of the link
Turn off
Names
Who sees what
As they are
Friends see names as they are on your list.
Ann B.
Friends see the first name and the first letter of the last name.
I have an account
An account saves players and gathers online, for all your devices.
Username
Password
Show password
Code
Remember me
Login
Logging in…
Register
Registering…
Both fields are mandatory.
The username or the password is wrong. Check both and try again.
This username is taken. Choose another, or log in if it is yours.
A username must have 1 to 80 characters and no colon. Choose another.
Choose a less common password of at least 8 characters.
To register here, enter the code you got from the person who runs this server.
This server does not accept new users. Ask the person who runs it.
Too many attempts. Wait 15 minutes and try again.
No connection to the server. You can continue without an account and log in later.
Something went wrong on the server. Try again in a moment.
This device has {1} change by {0} that is not saved online yet. Log in as {0}, or log out in the settings first.	This device has {1} changes by {0} that are not saved online yet. Log in as {0}, or log out in the settings first.
If you register, everything on this device is saved in the new account. If you log in, you choose what happens to it.
Everything on this device ({0} change) will be saved in the account.	Everything on this device ({0} changes) will be saved in the account.
Left
Left
Late arrival
Player or new name
To the bench
To {0}
“{0}” as a guest
{0} left
Minute
Who scored?
{0}: {1} of {2}
Goals by {0}
{0} did not play for {1}. Who scored?
Assist?
Scorer
Assist
Own goal
Take back the goal
+1 min
−1 min
{0} (own goal)
{0} ({1})
{0} scored
Assist by {0}
Goal {0}, no minute: edit
Goal {0}, {1}: edit
Time left
Periods
One period
2 halves
4 quarters
{0} period	{0} periods
1st half
2nd half
1st quarter
2nd quarter
3rd quarter
4th quarter
1st period
2nd period
3rd period
{0}th period
Half-time
Break
Full time
Ready
Running
Paused
Time is up
1 minute added
1 minute removed
Clock set
Discard this gather
Gather discarded
Result
Picture
Reopen
Correct
Ended
End corrected
A gather is in progress
It stands at {0}, {1}. Resume it, or start another alongside it?
Start another
It ends after {0} game. It is kept in the past gathers.	It ends after {0} games. It is kept in the past gathers.
The final score is {0}, a draw. It is kept in the past gathers.
The final score is {0}, {1} wins. It is kept in the past gathers.
Players
New gather
Tick all
Edit
Search players
Confirm players
Who plays: {0} of {1}
Resume gather
No players yet
Select at least 2 players.
Selection cleared
{0} selected	{0} selected
Nobody is called “{0}”.
Delete player
Delete {0} player	Delete {0} players
Delete {0}? Gathers they played in stay as they are.
Their answers stay: {0}.
{0} deleted
{0} player deleted	{0} players deleted
Archive player
Archive {0} player	Archive {0} players
{0} archived
{0} player archived	{0} players archived
Archived
Archived ({0})
Players who no longer play. They stay in past gathers.
No archived players
Bring back
Bring back {0}
Your players and results are saved online without a name. With a name and a password you can log in on any phone.
{0} is back on the list
{0} and {1} more	{0} and {1} more
and {0} more	and {0} more
Name
Age
Position
Skill
Preferred position
Favourite team
Personal
Play
Likes
None
None
A name can have at most 80 characters. Some emoji count as several. Shorten it.
This contains characters that cannot be saved, such as a line break. Type it again.
A player needs a name.
Enter an age from 1 to 120, as a whole number.
This player is no longer on the list.
Scoring link
Anyone with the link can keep score on their own phone, without an account.
{0} following	{0} following
{0} scoring: {1}	{0} scoring: {1}
Who are you?
You keep score of this match, even with no signal. The others see your name.
Your name
Keep the score
Loading the match…
This link needs a connection the first time. After that it works without one.
This link no longer works
The organiser turned it off, or the match ended long ago. Ask them for a new one.
The changes you made offline did not reach the match. Send them to the organiser.
Only the organiser can do that.
{0}, by {1}
by {0}
Two phones recorded a goal for {0} within seconds.
One goal
This gather may be here twice: another one on the same day has the same teams and the same score.
Delete one of them
possible duplicate
Two goals
Settings
Account
No account: everything is kept only on this device. Add the app to the home screen, because some browsers clear sites you have not visited for a week.
Log in or register
Log out
Language
Group
Name of your group
Friends see it on your links and in their calendars. It may stay empty.
Your group is called {0}.
A group’s name has at most 40 characters.
{0} is not on this device yet. Choose it again when you are online.
The app is in English now.
Your data
The file contains all players and gathers. Importing adds anything that is missing and changes nothing you already have.
Export to a file
Import from a file
Saved online without a name.
Logged in as {0}.
The login for {0} has expired. Log in again to save online.
Everything saved online stays there; the copy on this device is removed.
{0} change is not yet saved online and would be lost. Export to a file first, or connect and wait.	{0} changes are not yet saved online and would be lost. Export to a file first, or connect and wait.
Saving on this device
Not saved on this device
On this device only
Saved online
Saving {0} change…	Saving {0} changes…
Offline
The server is not responding
{0} change not yet saved online	{0} changes not yet saved online
Log in again to sync
Log in again to save {0} change online	Log in again to save {0} changes online
Open {0}
This page was opened without https, so it cannot keep you logged in. Open the app at {0}.
This browser did not keep your login, because it blocks cookies here. Allow them for this page, or use another browser.
Full time: the clock has reached 00:00.
This browser does not keep anything (is this a private window?). Everything you do here is lost when the page closes, unless you are logged in and online.
This device has no space left. Free up some space; until then, export to a file or stay online.
This device is low on space. Everything is saved; free up some space soon to keep it that way.
Part of this device’s copy ({0} record) could not be read and was set aside. The rest is intact.	Part of this device’s copy ({0} records) could not be read and was set aside. The rest is intact.
This device’s clock is {0} fast. The app uses the server’s clock instead.
This device’s clock is {0} slow. The app uses the server’s clock instead.
{0} minute	{0} minutes
{0} hour	{0} hours
The app and the server have different versions. Reload when you can; nothing is lost until then.
The server has a problem. Your changes are kept on this device and saved online later.
A new version is ready.
The server was restored from a backup. Anything it had lost was added again from this device.
Everything in this file is already here.
Added {0} player and {1}.	Added {0} players and {1}.
{0} gather	{0} gathers
This file was not exported by Football Gather. Nothing was changed.
This file comes from a newer version of Football Gather, or it is damaged. Update the app, then try again. Nothing was changed.
Reload
Send
Result as text
What if I lose this phone?
So that friends can open it, your players and results are also kept on {0}. No name needed.
Add a name
Making the link…
Saving online: {0|%}
This needs a connection.
Open this page in your browser first. This window does not save anything: it is private, or part of a chat.
You cannot stay logged in at this address. Open the app at its https address first.
This server requires a code for new groups. Enter the one you got from the person who runs it.
The code is wrong. Check it and try again.
This server does not accept new groups. Log in if you have an account.
This server has no room left for groups without a name. Register with a name instead.
Your group is larger than this server stores without a name. Add a name first.
Too many new groups came from this network. Try again in an hour; the app keeps working without a link.
The server is not responding. The app will try again.
The server has a problem. The app will try again.
Level at the top
Draw
{0} won
Bibs
Skins
Reds
Blues
Greens
Red
Orange
Yellow
Green
Blue
Purple
Pink
White
Black
Start gather
Same teams as last time
Same teams
Shuffle
Teams shuffled
Even out
Teams evened out
Colour
Name
Teams
{0} team	{0} teams
Both teams need at least one player.
Each team needs at least one player.
No players yet
Name and colour of {0}
Move {0} to {1}
Move {0} to Bench
{0} moved to {1}
{0} moved to Bench
Bench
{0} v {1}
{0} {1}, {2} {3}
{0}-{1}
{0}–{1}
Done
Cancel
Undo
The link is ready.
not given
Backspace undoes it.
Back
Share
Copied
This browser does not let the app copy. The text is selected, so copy it yourself.
Dismiss
Delete
Show more
Team A
Team B
Team C
Team D
A
B
C
D
Goalkeeper
Defender
Midfielder
Winger
Striker
GK
DEF
MID
W
ST
Beginner
Amateur
Professional
{0} of {1}
{0} in
{0} maybe
{0} in line
Full
one place becomes free at {1}	{0} places become free at {1}
one place goes to the next in line at {1}	{0} places go to the next in line at {1}
one place is offered to the next in line at {1}	{0} places are offered to the next in line at {1}
one place is offered to the next in line	{0} places are offered to the next in line
one place is open: first tap gets it	{0} places are open: first tap gets one
Answer by {0}
Answers from {0}
I am not listed
You are {0}
Your name is not shown on this page.
Not you?
In
Maybe
Out
Reserve
Leave
Put me in when a place is free
Ask me first
A place is free. Yours until {0}
Changed your mind? Your place is kept until {0}
The place you were offered is gone. You are number {0} in line again.
A place is free for your guest until {1}	{0} places are free for your guests until {1}
Your guest is in line	{0} of your guests are in line
Take the place
Not this time
{0} is number {1} in line.
Your answer is saved.
You are number {0} in line.
{0} is in.
{0} may come.
{0} is out.
Cancelled
Cancelled: {0}
No game planned
The game has begun.
{0} answered on another phone. Who are you?
I am {0}
I answer for {0}
Type another name
Only {0}’s own phone can answer. Ask the organiser.
Your answer wasn’t saved. Check it, or ask the organiser.
This page was out of date. Tap again.
Map
{0} +{1}
Guests
Plan a game
Plan the next game
Who’s in?
Ask who’s in
Friends answer by a link, without an account.
Whoever answers can become a player: tap a name, then “This is…”.
Plan and share
Plan
Day
Time
Length in minutes
Place
{0}: one less
{0}: one more
Repeat
Players: most
Whoever comes after that waits in line.
Players: least
Until then it says how many are missing.
Once
Every week
Every {0} week	Every {0} weeks
Every Monday {0}
Every Tuesday {0}
Every Wednesday {0}
Every Thursday {0}
Every Friday {0}
Every Saturday {0}
Every Sunday {0}
next {0}, answers open {1}
next {0}
answers open: {0}
Answers from
On the day
The day before
{0} day before	{0} days before
Answer by, price, guests, map
Answer by
Answer by: time
No deadline
Price
Guests for each
Link to a map
Choose a day.
That time has passed.
Choose a time.
A game lasts 10 to 600 minutes.
Enter a number from 1 to 200, or leave this empty.
A map link must begin with https://.
Times in {0}
Only this
From here on
The new schedule applies to the games after this one. Tap “From here on”.
{0} no answer
{0} no answer: {1}
Needs {0} more
{0} place free	{0} places free
In or out: {0}
No answer yet: {0}
Remind {0}
New gather ({0} is in)	New gather ({0} are in)
Guest
{0} ({1})
asked until {0}
{0} is asked until {1}
A place is open, and {0} is in line
the offer ended
goes in automatically
did not take the place
passed the place on
place taken away
{0} before
Give a place
To the reserve
Add answers
Names, or lines from the chat
{0} guest not added	{0} guests not added
No answer found in:
Add {0} answer	Add {0} answers
Cancel the game
Reason
Play after all
Cancel from here on
The series has ended.
Reply link
Anyone with this link can answer and see who is coming.
Numbers only
Friends see how many come, and no names.
Only from own phone
Once someone has answered, only their own phone or you can change it.
The time changed. Still in?
Add to calendar
All games in your calendar
Calendars update once or twice a day; this page is always up to date. Your calendar provider will see the link.
Other games
Football
Cancelled: {0}
You passed your place on.
You were offered a place, but the time to answer ran out.
The organiser moved you to the reserve.
Once a place is open to everyone, the first to tap gets it.
The organiser gave you a place.
Plan a game and send its link to the chat. Friends answer “In”, “Maybe” or “Out” on a web page, without an account or an app. They pick their name once. Nothing checks it, so another phone can answer for someone after saying who is answering, and everyone sees the latest answer. You can change any answer. Friends see the date, the place, how many are coming and the names in the form you choose, but never levels or ages. When the game is full, others wait in line, and a place that becomes free is offered to the first of them for a while. If someone subscribes in a calendar, its provider will see the link.
Changed on another phone: {0}
Mark two as the same person
Which of these are you?
Pick a name
I do not play
Your answer
I play
This is me
This is not me
This is…
A new player
{0} is {1}
Own link
Own link: {0}
Anyone who opens this link answers as this person, from any phone. Send it only to them.
{0} is still coming
Follow the match
Season
All time
Assists
Matches
per match
in total
No results yet
Each gather counts here as one match once it has ended.
Places are counted from two matches on.
{0} match	{0} matches
ranked after {0} match	ranked after {0} matches
fewer than {0} match	fewer than {0} matches
in {0} match	in {0} matches
came to {0} of {1}
Scorers are known for {0} of {1} goals
{0} won, {1} drawn, {2} lost, goal difference {3}
Last matches, the newest last: {0}
won
drawn
lost
Record
place {0} of {1}
{0} points a match
{0} won, {1} drawn, {2} lost
won {0} in a row	won {0} in a row
unbeaten for {0} match	unbeaten for {0} matches
best {0}
{0} in a row	{0} in a row
{0} goal	{0} goals
{0} assist	{0} assists
{0} own goal	{0} own goals
{0} clean sheet	{0} clean sheets
{0} played in {1} timed game	{0} played in {1} timed games
Best with
Toughest opponent
Most often with
together {0} time	together {0} times
may be luck
{0} more match until number {1}	{0} more matches until number {1}
{0}: match number {1}
{0}: goal number {1}
Today: {0}
All matches
Compare with
On the same side
Against each other
{2} assist by {0} for {1}	{2} assists by {0} for {1}
They have not played in the same game yet.
{0} won
{0} lost
From {0}’s point of view
Records
Biggest win
Most goals in a game
Most goals by one player
Most wins in a row
Longest unbeaten run
Most matches in a row
equalled by {0}
equalled {0} time	equalled {0} times
No records yet.
… and {0} more	… and {0} more
Share table
Results as files
Save the table
Save the games
Save players by game
Rules of the table
Points for a win
Points for a draw
Points for a defeat
Clear win +1, clear defeat −1
does not count
by {0} goal or more	by {0} goals or more
Minimum matches
one match
a quarter of the matches
a third of the matches
half of the matches
±1 for {0} goal or more	±1 for {0} goals or more
Leave out of tables
Count in tables
Does not count in tables
Set the rules of the table
Leave a gather out of the tables
Count a gather in the tables
points: win {0}, draw {1}, defeat {2}
Table as text
{0} in short
{0} won {1}
Champion
Top scorer
Most matches
Your answer has not been saved yet. Send it again in a moment.
Send again
by {0}
by you
from another phone
{0} has since answered ({1}): {2}
Keep mine
Another game is planned at this time. If it is the same game, cancel one of them.
A game is already planned at this time.
Every week?
Is this {0} from the list?
No, another {0}
Are you in?
Are you in? Answer here, without an account
The next planned game will appear here.
Pick your name first.
Type your name first.
{0} uses another phone. Who are you?
This browser answered as {0}. Answer as {1}?
Score, clock, goals and teams
What you typed
Add a past match
Add match
Score
Who played?
{0}: {1}
Others in {0} (names, separated by commas)
That day is in the future.
Enter both teams’ goals, or choose only who won.
Day corrected
Correct the day
Clock rules in {0} have changed. Planned games keep their local time.
Set a season
Remove a season
Bring back a season
Hide a name on shared pages
Show a name on shared pages
A group can have at most {0} season.	A group can have at most {0} seasons.
A group can have at most {0} link to tables.	A group can have at most {0} links to tables.
There is no such season.
Both played in the same match, so they are two people.
Link to the table
Anyone with the link can see this table, who scored and the latest results. Levels, ages and teams stay private.
Not shown
Latest results
Place
Form
Seasons
New season
Edit season
Remove season
Season {0} removed. Its matches stay.
First day
Last day (empty: ongoing)
The last day is before the first.
Enter the first day.
Same person as …
Keep apart
Also {0}
Hide name on shared pages
Show name on shared pages
Goal difference
scored in {0} match in a row	scored in {0} matches in a row
Development build: slower and larger than the one for friends, which “make release” builds.
up {0} place	up {0} places
down {0} place	down {0} places
"""#
}
